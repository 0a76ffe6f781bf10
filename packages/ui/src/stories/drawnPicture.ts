/** A picture with a grid and its own size in it, as an address: sharp at any zoom, and the same on each machine. */
export function drawnPicture(width: number, height: number, colour = '#1d4f91'): string {
  const lines = (count: number, line: (at: number) => string) =>
    Array.from({ length: count }, (_none, index) => line((index + 1) * 40)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${colour}"/>
<g stroke="#fff" stroke-opacity=".35">${lines(Math.floor(width / 40), (at) => `<path d="M${at} 0V${height}"/>`)}${lines(
    Math.floor(height / 40),
    (at) => `<path d="M0 ${at}H${width}"/>`,
  )}</g>
<circle cx="${width / 4}" cy="${height / 3}" r="${Math.min(width, height) / 8}" fill="#fff" fill-opacity=".8"/>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
