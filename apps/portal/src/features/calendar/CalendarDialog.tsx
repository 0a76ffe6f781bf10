import { calendarFeed, type FeedSubject } from '@fairway/gateway/contract/calendarFeed';
import { useMutation } from '@fairway/site';
import { Button, Dialog, DialogClose, Icon, Section, Stack, Text, TextLink, useMessages } from '@fairway/ui';
import { Download } from 'lucide-react';
import { useWords } from '../../language/words.ts';
import { myCalendarsAddress } from '../../screens/account/myCalendars/address.ts';
import type { calendar } from './calendar.zh.ts';
import { FeedAddress } from './FeedAddress.tsx';
import { useSailingFile } from './useSailingFile.ts';

type Words = { calendar: typeof calendar };

export interface CalendarDialogProps {
  subject: FeedSubject;
  onClose: () => void;
}

/** Adds a route or a sailing to the reader's calendar: a sailing also once, by a file. */
export function CalendarDialog({ subject, onClose }: CalendarDialogProps) {
  const { t } = useWords<Words>();
  const { common } = useMessages();
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={t('calendar.dialogTitle')}
      description={t('calendar.dialogText')}
      footer={<DialogClose>{common.close}</DialogClose>}
    >
      <Stack gap="l">
        <SubscribePart subject={subject} />
        {subject.kind === 'sailing' ? <FilePart id={subject.sailingId} /> : null}
      </Stack>
    </Dialog>
  );
}

/** Makes the feed with the first press; a feed that exists is the same one. */
function SubscribePart({ subject }: { subject: FeedSubject }) {
  const { t } = useWords<Words>();
  const make = useMutation(calendarFeed.makeFeed, { subject: 'calendar feed', refresh: false });
  return (
    <Section title={t('calendar.subscribeTitle')} ground="none">
      <Stack gap="s">
        <Text>{t('calendar.subscribeText')}</Text>
        {make.data ? (
          <>
            <FeedAddress url={make.data.url} />
            <Text size="small" tone="quiet">
              {t('calendar.secret')} <TextLink href={myCalendarsAddress()}>{t('calendar.mine')}</TextLink>
            </Text>
          </>
        ) : (
          <div>
            <Button
              tone="brand"
              loading={make.pending}
              onClick={() => void make.mutate({ body: { subject } })}
            >
              {t('calendar.make')}
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}

function FilePart({ id }: { id: string }) {
  const { t } = useWords<Words>();
  const file = useSailingFile();
  return (
    <Section title={t('calendar.fileTitle')} ground="none">
      <Stack gap="s">
        <Text>{t('calendar.fileText')}</Text>
        <div>
          <Button
            icon={<Icon icon={Download} />}
            loading={file.pending}
            onClick={() => void file.mutate({ query: { id } })}
          >
            {t('calendar.file')}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
