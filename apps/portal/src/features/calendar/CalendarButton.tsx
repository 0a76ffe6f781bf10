import type { FeedSubject } from '@fairway/gateway/contract/calendarFeed';
import { Button, Icon } from '@fairway/ui';
import { Calendar } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../language/words.ts';
import type { calendar } from './calendar.zh.ts';

const CalendarDialog = lazy(async () => ({ default: (await import('./CalendarDialog.tsx')).CalendarDialog }));

/** Opens the calendar of a route or a sailing; the dialog loads with the press. */
export function CalendarButton({ subject }: { subject: FeedSubject }) {
  const { t } = useWords<{ calendar: typeof calendar }>();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon icon={Calendar} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('calendar.button')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <CalendarDialog subject={subject} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
