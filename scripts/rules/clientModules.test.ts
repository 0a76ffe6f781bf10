import { expect, test } from 'vitest';
import { isForClient } from './clientModules.ts';

test.each([
  ['a hook', 'useX.ts', 'export function useX() { return useState(0); }'],
  ['a hook with a type', 'useX.ts', 'const x = useRef<HTMLElement>(null);'],
  ['a hook of its own', 'A.tsx', 'const t = useMessages();'],
  ['a context', 'context.ts', 'export const Context = createContext(null);'],
  ['a class', 'A.tsx', 'class Guard extends Component {}'],
  ['a handler', 'A.tsx', 'return <a onClick={go} />;'],
  ['a reference', 'A.tsx', 'return <a ref={own} />;'],
  ['a function as an attribute', 'A.tsx', 'return <List row={(row) => <b>{row}</b>} />;'],
  ['a portal', 'A.tsx', "import { createPortal } from 'react-dom';"],
])('%s runs in the browser only', (_what, file, source) => {
  expect(isForClient(file, source)).toBe(true);
});

test.each([
  ['a component that only draws', 'A.tsx', 'export const A = (props) => <p {...props} />;'],
  ['an id', 'A.tsx', 'const id = useId(); return <p id={id} />;'],
  ['a memo', 'A.tsx', 'const rows = useMemo(() => sort(records), [records]);'],
  ['a function that takes handlers', 'machine.ts', 'create({ onChange: () => {} });'],
  ['a word about hooks', 'rules.ts', '/** Called by useForm(), never by itself. */\nexport const one = 1;'],
  ['a method that is called like one', 'rules.ts', 'machine.useClock(() => 0);'],
])('%s runs anywhere', (_what, file, source) => {
  expect(isForClient(file, source)).toBe(false);
});
