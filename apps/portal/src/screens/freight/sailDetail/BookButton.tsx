import { useAddress } from '@fairway/site';
import { Button, ButtonLink, Dialog, DialogClose, useMessages } from '@fairway/ui';
import { useState } from 'react';
import { useAudit, useMay } from '../../../features/reader/reader.ts';
import { useWords } from '../../../language/words.ts';
import { authenticationManageAddress } from '../../account/authenticationManage/address.ts';
import { productionAddress } from '../../order/production/address.ts';
import { bookingOf } from './booking.ts';
import type { words } from './words.zh.ts';

/**
 * Links to the subscription of routes, or names its prerequisite. A reader of a sailing has its route, and the sailing
 * itself is booked with its carrier, so this is not the main action here.
 */
export function BookButton() {
  const { t } = useWords<typeof words>();
  const { common } = useMessages();
  const audit = useAudit();
  const mayBuy = useMay('order:buy');
  const { navigate } = useAddress();
  const [explained, setExplained] = useState(false);
  if (!audit) return null;
  const booking = bookingOf(audit, mayBuy);
  const press = () => (booking === 'open' ? void navigate(productionAddress()) : setExplained(true));
  const verifies = booking === 'verify' || booking === 'verifyAgain';
  return (
    <>
      <Button onClick={press}>{t('detail.book')}</Button>
      {booking === 'open' ? null : (
        <Dialog
          open={explained}
          size="small"
          onClose={() => setExplained(false)}
          title={t(`detail.booking.${booking}`)}
          description={t(`detail.booking.${booking}Text`)}
          footer={
            <>
              <DialogClose>{common.close}</DialogClose>
              {verifies ? (
                <ButtonLink tone="brand" href={authenticationManageAddress()}>
                  {t(booking === 'verify' ? 'detail.booking.go' : 'detail.booking.goAgain')}
                </ButtonLink>
              ) : null}
            </>
          }
        />
      )}
    </>
  );
}
