/** 31°14′N 121°29′E, as charts write it. */
export function positionText(lat: number, lon: number): string {
  const part = (value: number, [positive, negative]: readonly [string, string]) => {
    const minutes = Math.round(Math.abs(value) * 60);
    const rest = String(minutes % 60).padStart(2, '0');
    return `${Math.floor(minutes / 60)}°${rest}′${value < 0 ? negative : positive}`;
  };
  return `${part(lat, ['N', 'S'])} ${part(lon, ['E', 'W'])}`;
}
