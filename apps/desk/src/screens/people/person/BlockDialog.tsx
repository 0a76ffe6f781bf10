import { ChoiceField, Form, SubmitButton, TextAreaField } from '@fairway/forms';
import { GatewayError } from '@fairway/gateway';
import { type Person, people } from '@fairway/gateway/contract/people';
import { blockReasons } from '@fairway/gateway/contract/words/blockReasons';
import { useMutationForm } from '@fairway/site';
import { follows, required } from '@fairway/trade';
import { Button, Dialog, DialogClose, Inline, Notice, Stack, Text } from '@fairway/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import * as v from 'valibot';
import { useTyped } from '../../../features/useTyped.ts';
import { useWords } from '../../../language/words.ts';
import { Names } from './Names.tsx';
import type { words as screenWords } from './words.zh.ts';

export interface BlockDialogProps {
  shown: Person;
  onClose: () => void;
}

/** Blocks an account with a reason, or opens it again; names the consequences first. */
export function BlockDialog({ shown, onClose }: BlockDialogProps) {
  const { t } = useWords<typeof screenWords>();
  const { revalidate, state } = useRevalidator();
  const [changed, setChanged] = useState(false);
  const { id, version, along } = shown;
  const isBlocked = shown.blockedAt !== null;
  const name = shown.company ?? shown.name;
  const form = useMutationForm({
    initial: { reason: 'misuse', words: '' },
    schema: v.object({
      reason: v.picklist(blockReasons),
      words: v.pipe(v.string(), v.trim(), follows(required), v.maxLength(300)),
    }),
    run: async ({ reason, words }, send) => {
      if (isBlocked) return (await send(people.unblock, { body: { id, version, words } })).opened;
      return (await send(people.block, { body: { id, version, reason, words } })).blocked;
    },
    subject: 'person-changed',
    success: (count) => t(isBlocked ? 'person.block.opened' : 'person.block.done', { count }),
    onSuccess: onClose,
    onError: (error) => {
      const isChanged = error instanceof GatewayError && error.codeName === 'personChanged';
      if (isChanged) setChanged(true);
      return isChanged;
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
