import { Stack, Steps } from '@fairway/ui';
import { type HTMLAttributes, type Ref, useEffect, useRef } from 'react';
import { ColumnsStep } from './ColumnsStep.tsx';
import { FileStep } from './FileStep.tsx';
import * as styles from './ImportWizard.css.ts';
import { ReportStep } from './ReportStep.tsx';
import { RowsStep } from './RowsStep.tsx';
import type { ImportOptions, ImportReader } from './types.ts';
import { type ImportStep, useImportWizard } from './useImportWizard.ts';

export interface ImportWizardProps extends ImportOptions, Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Name of the file of refused rows, without its ending. */
  name: string;
  /** Readers of other formats than CSV. */
  readers?: readonly ImportReader[];
  /** Most rows of a file; 10,000 unless given. */
  maxRows?: number;
}

const order: readonly ImportStep[] = ['file', 'columns', 'rows', 'report'];
const noReaders: readonly ImportReader[] = [];

/** Imports a table from a file or the clipboard: its columns are matched to fields, its rows checked and corrected. */
export function ImportWizard(props: ImportWizardProps) {
  const {
    fields,
    onImport,
    messages,
    name,
    mapping,
    messageOf,
    readers = noReaders,
    maxRows = 10_000,
    ...rest
  } = props;
  const wizard = useImportWizard({ fields, mapping, onImport, messageOf, messages });
  const { step, setStep } = wizard;
  const section = useRef<HTMLElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    // The button that was pressed is gone: the focus goes to the new step.
    if (lastStep.current !== step) section.current?.focus();
    lastStep.current = step;
  }, [step]);
  const at = order.indexOf(step);
  return (
    <Stack gap="xl" {...rest}>
      <Steps
        label={messages.label}
        steps={order.map((id, index) => ({
          id,
          title: messages.steps[id],
          status: index < at || step === 'report' ? 'done' : index === at ? 'current' : 'waiting',
        }))}
      />
      <section ref={section} tabIndex={-1} aria-label={messages.steps[step]} className={styles.step}>
        {step === 'file' && (
          <FileStep messages={messages} maxRows={maxRows} readers={readers} onTable={wizard.open} />
        )}
        {step === 'columns' && (
          <ColumnsStep
            {...{ messages, fields, table: wizard.table, columns: wizard.columns }}
            onColumnsChange={wizard.setColumns}
            onBack={() => setStep('file')}
            onNext={wizard.map}
          />
        )}
        {step === 'rows' && (
          <RowsStep
            {...{ messages, fields, rows: wizard.rows, checker: wizard.checker, invalid: wizard.invalid }}
            onRowsChange={wizard.setRows}
            {...{ progress: wizard.progress, failure: wizard.failure }}
            onBack={wizard.isCorrection ? null : () => setStep('columns')}
            onStart={() => void wizard.start()}
            onStop={wizard.stop}
          />
        )}
        {step === 'report' && (
          <ReportStep
            {...{ messages, fields, name, report: wizard.report }}
            onCorrect={wizard.correct}
            onAgain={() => setStep('file')}
          />
        )}
      </section>
    </Stack>
  );
}
