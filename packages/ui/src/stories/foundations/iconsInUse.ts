/** Names of the icons that a module imports. */
export function iconsOf(source: string): string[] {
  return [...source.matchAll(/import\s*\{([^}]*)\}\s*from 'lucide-react'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
      .filter((name) => /^[A-Z]/.test(name) && name !== 'LucideIcon'),
  );
}
