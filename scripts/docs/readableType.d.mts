/** A TypeScript type as the documents show it. */
export function readableType(type: string): string;
