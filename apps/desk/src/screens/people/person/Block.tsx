import { ChoiceField, Form, SubmitButton, TextAreaField } from '@fairway/forms';
import { GatewayError } from '@fairway/gateway';
import { type Person, people } from '@fairway/gateway/contract/people';
import { blockReasons } from '@fairway/gateway/contract/words/blockReasons';
import { useMutationForm } from '@fairway/site';
import { follows, required } from '@fairway/trade';
import { Dialog, DialogClose, Inline, Notice, Stack, Text } from '@fairway/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { ChangeNotice } from '../../../features/case/ChangeNotice.tsx';
import { useWords } from '../../../language/words.ts';
import { AccountNames } from './AccountNames.tsx';
import type { words } from './words.zh.ts';

export interface BlockDialogProps {
  person: Person;
  onClose: () => void;
}

/** Blocks an account with a reason, or opens it again; names the consequences first. */
export function BlockDialog({ person, onClose }: BlockDialogProps) {
  const { t } = useWords<typeof words>();
  const [isChanged, setChanged] = useState(false);
  const { id, version, along } = person;
  const isBlocked = person.blockedAt !== null;
  const name = person.company ?? person.name;
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
      const isRefused = error instanceof GatewayError && error.codeName === 'personChanged';
      if (isRefused) setChanged(true);
      return isRefused;
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      guard={form.isChanged}
      title={t(isBlocked ? 'person.block.openTitle' : 'person.block.title', { name })}
      description={t(isBlocked ? 'person.block.openLead' : 'person.block.lead')}
    >
      <Form form={form} summary="form">
        {isChanged ? <ChangeNotice title={t('person.block.changed')} onReload={onClose} /> : null}
        {along.length > 0 ? (
          <Stack gap="xs">
            <strong>{t(isBlocked ? 'person.block.openAlong' : 'person.block.along')}</strong>
            <Text size="small" tone="quiet">
              {t(isBlocked ? 'person.block.openAlongText' : 'person.block.alongText')}
            </Text>
            <AccountNames accounts={along} />
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

/** The reason, the time and the author of a block; renders nothing without one. */
export function BlockNote({ person: { block, blockedAt } }: { person: Person }) {
  const { t, format } = useWords<typeof words>();
  if (block === null || blockedAt === null) return null;
  return (
    <Notice
      tone="bad"
      title={t('person.block.note', {
        at: format.instant(blockedAt),
        by: block.by ?? t('person.block.system'),
        reason: t(`person.block.reasons.${block.reason ?? 'other'}`),
      })}
    >
      {block.words}
      {block.withAccount ? (
        <>
          {' '}
          {t('person.block.with')} <AccountNames accounts={[block.withAccount]} />
        </>
      ) : null}
    </Notice>
  );
}
