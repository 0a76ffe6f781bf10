import { useLayoutEffect, useState } from 'react';

/** Values of custom properties as the page has them now; follows brand, scheme and density of the root element. */
export function useComputed(names: readonly string[]): readonly string[] {
  const [values, setValues] = useState<readonly string[]>([]);
  const key = names.join(' ');
  useLayoutEffect(() => {
    const read = () => {
      const style = getComputedStyle(document.documentElement);
      setValues(key.split(' ').map((name) => style.getPropertyValue(name.replace(/^var\(|\)$/g, '')).trim()));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true });
    return () => observer.disconnect();
  }, [key]);
  return values;
}
