import { templateResource } from '@fairway/gateway/contract/order';
import { useMutation } from '@fairway/site';
import { Button, Icon, Stack, Text } from '@fairway/ui';
import { Download } from 'lucide-react';
import { useWords } from '../../language/words.ts';
import type { words } from './words.zh.ts';

export interface LetterDownloadProps {
  /** Saves the entered values, which the letter contains. */
  save: () => Promise<void>;
}

/** Opens the letter of authorization with the company's own name, to print and sign. */
export function LetterDownload({ save }: LetterDownloadProps) {
  const { t } = useWords<typeof words>();
  const letter = useMutation(
    async (_: undefined, send) => {
      // Opened with the press, or a browser takes it for a pop-up.
      const page = window.open('about:blank', '_blank');
      try {
        await save();
        const { url } = await send(templateResource.get, { query: { code: 'authorizationLetter' } });
        if (page) page.location.href = new URL(url, location.href).href;
        else location.href = url;
      } catch (error) {
        page?.close();
        throw error;
      }
    },
    { subject: 'letter-failed', refresh: false },
  );
  return (
    <Stack gap="s">
      <Text>{t('certify.letter.how')}</Text>
      <div>
        <Button icon={<Icon icon={Download} />} loading={letter.pending} onClick={() => void letter.mutate()}>
          {t('certify.letter.open')}
        </Button>
      </div>
      <Text size="small" tone="faint">
        {t('certify.letter.note')}
      </Text>
    </Stack>
  );
}
