import { useLoaded } from '@fairway/site';
import { ButtonLink, Columns, Content, Notice, PageHead, Stack, Status, Text } from '@fairway/ui';
import { chosenOption } from '../../../features/quote/chosenOption.ts';
import { QuoteSheet } from '../../../features/quote/QuoteSheet.tsx';
import { stateKinds } from '../../../features/quote/stateKinds.ts';
import type { words as quoteWords } from '../../../features/quote/words.zh.ts';
import { useWords } from '../../../language/words.ts';
import { quotes } from '../quotes/address.ts';
import { Actions } from './Actions.tsx';
import { Aside } from './Aside.tsx';
import type { loader } from './loader.ts';
import * as styles from './QuoteDetailScreen.css.ts';
import type { words } from './words.zh.ts';

/** One quotation as its sender sees it: its content, its profit, and its outcome. */
function QuoteDetailScreen() {
  const { quote } = useLoaded<typeof loader>();
  const { t, format } = useWords<typeof words & typeof quoteWords>();
  const { content, buying, state, versions } = quote;
  const { number, version, customer } = content;
  const answer = versions[0]?.answer ?? null;
  const option = answer && chosenOption(content, answer);
  return (
    <Content whole>
      <PageHead
        title={customer.name}
        aside={
          <div className={styles.offSheet}>
            <ButtonLink href={quotes.addressOf()}>{t('quoteDetail.all')}</ButtonLink>
          </div>
        }
      >
        <Text as="div" tone="quiet">
          <Status kind={stateKinds[state]}>{t(`quote.states.${state}`)}</Status> {number} ·{' '}
          {t('quote.version', { version })}
        </Text>
      </PageHead>
      <Columns aside="medium" gap={{ base: 'section', narrow: 'xl' }}>
        <Stack gap="l">
          {state === 'draft' ? <Notice tone="info">{t('quoteDetail.draftHint')}</Notice> : null}
          {answer === null ? null : (
            <Notice
              tone={state === 'accepted' ? 'good' : 'caution'}
              title={t(state === 'accepted' ? 'quoteDetail.acceptedBy' : 'quoteDetail.declinedBy', {
                name: answer.name,
                time: format.instant(answer.at),
              })}
            >
              {option ? <Text as="div">{t('quote.acceptedOption', option)}</Text> : null}
              {answer.note}
            </Notice>
          )}
          <QuoteSheet content={content} buying={buying} />
          {buying === null ? <Text tone="quiet">{t('quoteDetail.noCosts')}</Text> : null}
        </Stack>
        <div className={styles.offSheet}>
          <Actions quote={quote} />
          <Aside quote={quote} />
        </div>
      </Columns>
    </Content>
  );
}

export { QuoteDetailScreen as Component };
