import { RouterLink, useOperator } from '@fairway/site';
import * as styles from './ShellFooter.css.ts';

const telecomAuthority = 'https://beian.miit.gov.cn/';
const police = 'https://beian.mps.gov.cn/#/query/webSearch';

/** The numbers under which this site is registered; those that the settings leave empty are not shown. */
export function Records() {
  const { records } = useOperator();
  if (!records) return null;
  const { icp, publicSecurity, licence } = records;
  const digits = publicSecurity?.match(/\d{14}/)?.[0] ?? '';
  return (
    <>
      {icp ? (
        <RouterLink
          href={telecomAuthority}
          target="_blank"
          rel="noreferrer"
          lang="zh"
          className={styles.rights}
        >
          {icp}
        </RouterLink>
      ) : null}
      {publicSecurity ? (
        <RouterLink
          href={`${police}?code=${digits}`}
          target="_blank"
          rel="noreferrer"
          lang="zh"
          className={styles.rights}
        >
          {publicSecurity}
        </RouterLink>
      ) : null}
      {licence ? (
        <span lang="zh" className={styles.rights}>
          {licence}
        </span>
      ) : null}
    </>
  );
}
