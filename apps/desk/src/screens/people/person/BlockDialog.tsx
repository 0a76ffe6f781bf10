import { ChoiceField, Form, SubmitButton, TextAreaField, useForm } from '@fairway/forms';
import { GatewayError } from '@fairway/gateway';
import { type Person, people } from '@fairway/gateway/contract/people';
import { type BlockReason, blockReasons } from '@fairway/gateway/contract/words/blockReasons';
import { useSite } from '@fairway/site';
import { follows, required } from '@fairway/trade';
import { Button, Dialog, DialogClose, Inline, Notice, Stack, Text } from '@fairway/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import * as v from 'valibot';
import { useTyped } from '../../../features/useTyped.ts';
import { Names } from './Names.tsx';
import { useWords } from './words.ts';

export interface BlockDialogProps {
  shown: Person;
  /** How many accounts it was done to. */
  onDone: (count: number) => void;
  onClose: () => void;
}

/** Blocks an account with a reason, or opens it again; names the consequences first. */
export function BlockDialog({ shown, onDone, onClose }: BlockDialogProps) {
  const { t } = useWords();
  const { send, messageOf } = useSite();
  const { revalidate, state } = useRevalidator();
  const [changed, setChanged] = useState(false);
  const { id, version, along } = shown;
  const isBlocked = shown.blockedAt !== null;
  const name = shown.company ?? shown.name;
  const form = useForm({
    initial: { reason: 'misuse', words: '' },
    schema: v.object({
      reason: v.picklist(blockReasons),
      words: v.pipe(v.string(), v.trim(), follows(required), v.maxLength(300)),
    }),
    explain: (error) => messageOf(error) ?? false,
    onSubmit: async ({ reason, words }: { reason: BlockReason; words: string }) => {
      try {
        if (isBlocked) onDone((await send(people.unblock, { body: { id, version, words } })).opened);
        else onDone((await send(people.block, { body: { id, version, reason, words } })).blocked);
      } catch (error) {
        if (!(error instanceof GatewayError) || error.codeName !== 'personChanged') throw error;
        setChanged(true);
      }
    },
  });
  const isTyped = useTyped(form);
  return (
    <Dialog
      open
      onClose={onClose}
      guard={isTyped}
      title={t(isBlocked ? 'person.block.openTitle' : 'person.block.title', { name })}
      description={t(isBlocked ? 'person.block.openLead' : 'person.block.lead')}
    >
      <Form of={form} summary="form">
        {changed ? (
          <Notice
            tone="caution"
            live="assertive"
            heading={t('person.block.changed')}
            action={
              <Button
                loading={state === 'loading'}
                onClick={() => void Promise.resolve(revalidate()).then(onClose)}
              >
                {t('person.block.reload')}
              </Button>
            }
          />
        ) : null}
        {along.length > 0 ? (
          <Stack gap="xs">
            <strong>{t(isBlocked ? 'person.block.openAlong' : 'person.block.along')}</strong>
            <Text size="small" tone="quiet">
              {t(isBlocked ? 'person.block.openAlongText' : 'person.block.alongText')}
            </Text>
            <Names accounts={along} />
          </Stack>
        ) : null}
        {isBlocked ? null : (
          <ChoiceField
            name="reason"
            label={t('person.block.reason')}
            choices={blockReasons.map((value) => ({ value, label: t(`person.block.reasons.${value}`) }))}
          />
        )}
        <TextAreaField name="words" label={t('person.block.words')} hint={t('person.block.wordsHint')} />
        <Inline gap="s" justify="end">
          <DialogClose>{t('person.block.cancel')}</DialogClose>
          <SubmitButton tone={isBlocked ? 'brand' : 'danger'}>
            {t(isBlocked ? 'person.block.openSubmit' : 'person.block.submit')}
          </SubmitButton>
        </Inline>
      </Form>
    </Dialog>
  );
}
