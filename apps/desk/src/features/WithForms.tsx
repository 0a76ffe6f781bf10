import { FormsProvider } from '@fairway/forms';
import { useFormWords } from '@fairway/site';
import { type ReactNode, Suspense } from 'react';

/** Provides the texts of the forms below it; the rest of the screen does not wait for them. */
export function WithForms({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <Forms>{children}</Forms>
    </Suspense>
  );
}

function Forms({ children }: { children: ReactNode }) {
  return <FormsProvider messages={useFormWords()}>{children}</FormsProvider>;
}
