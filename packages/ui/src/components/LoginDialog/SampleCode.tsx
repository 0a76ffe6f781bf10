/** A stand-in with the finder marks of a code; sites bring the real one. */
export function SampleCode({ label }: { label: string }) {
  const finder = (x: number, y: number) =>
    `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`;
  return (
    <svg viewBox="0 0 21 21" role="img" aria-label={label} fill="currentColor" fillRule="evenodd">
      <path
        d={`${finder(0, 0)}${finder(14, 0)}${finder(0, 14)}M9 1h2v3H9zm1 6h3v2h-3zm-6 2h4v2H4zm10 1h4v2h-4zM9 12h3v4H9zm5 4h2v4h-2zm4-2h3v3h-3z`}
      />
    </svg>
  );
}
