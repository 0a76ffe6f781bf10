import { Children, cloneElement, type HTMLAttributes, isValidElement, type ReactNode, type Ref } from 'react';
import { joinClasses } from './classes.ts';
import { useMergedRefs } from './useMergedRefs.ts';
import { withLead } from './withLead.tsx';

interface SlotProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
  /** Goes before the content of the child. */
  lead?: ReactNode;
}

type Props = HTMLAttributes<HTMLElement> & { readonly ref?: Ref<HTMLElement> };

/** Renders its one child with these properties. The child's own win; both classes, styles and handlers apply. */
export function Slot({ children, lead, ref, ...props }: SlotProps) {
  // Not `Children.only`: a child that a server component sends later is waited for.
  const [child] = Children.toArray(children);
  const element = isValidElement<Props>(child) ? child : undefined;
  const merged = useMergedRefs(ref, element?.props.ref);
  if (!element) throw new Error('`asChild` and `Tooltip` need one element as their child.');
  const { props: own } = element;
  const content = lead === undefined ? [] : [withLead(lead, own.children)];
  return cloneElement(element, { ...mergeProps(props, own), ref: merged }, ...content);
}

function mergeProps(props: Props, own: Props): Props {
  const describedBy = joinClasses(own['aria-describedby'], props['aria-describedby']);
  return {
    ...props,
    ...own,
    ...bothHandlers(props, own),
    className: joinClasses(props.className, own.className) || undefined,
    style: props.style || own.style ? { ...props.style, ...own.style } : undefined,
    'aria-describedby': describedBy || undefined,
  };
}

/** Handlers that both have: the child's own runs first. */
function bothHandlers(props: object, own: object): Props {
  const handlers = Object.entries(props).flatMap(([name, handler]) => {
    if (!/^on[A-Z]/.test(name) || typeof handler !== 'function') return [];
    const inner: unknown = Reflect.get(own, name);
    const both = (...given: readonly unknown[]) => {
      if (typeof inner === 'function') inner(...given);
      handler(...given);
    };
    return [[name, inner === undefined ? handler : both]];
  });
  return Object.fromEntries(handlers);
}
