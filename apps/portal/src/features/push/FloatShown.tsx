import { useGateway, useLocalization } from '@fairway/site';
import { FollowFloat } from '@fairway/ui';
import { useEffect, useState } from 'react';
import { floatOn } from '../../calls/push.ts';
import { keepFold, keptFold } from './memory.ts';

/** From this width on the float is open next to the page; below it is collapsed until it is opened. */
const roomy = 1_600;

/** The follow float of a page. */
export default function FloatShown({ path }: { path: string }) {
  const { send } = useGateway();
  const { language } = useLocalization();
  const [folded, setFolded] = useState(() => keptFold() ?? window.innerWidth < roomy);
  const [float, setFloat] = useState<Awaited<ReturnType<typeof floatOn>> | null>(null);
  useEffect(() => {
    floatOn(send, path).then(setFloat, () => undefined);
  }, [send, path]);
  if (!float?.show || float.qrCode === null) return null;
  const zh = language === 'zh';
  return (
    <FollowFloat
      name={zh ? float.nameZh : float.nameEn}
      tip={zh ? float.tipZh : float.tipEn}
      code={float.qrCode}
      folded={folded}
      onFoldedChange={(next) => {
        keepFold(next);
        setFolded(next);
      }}
    />
  );
}
