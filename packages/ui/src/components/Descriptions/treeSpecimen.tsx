import '../../theme/brands/fairway.css.ts';
import { createRoot } from 'react-dom/client';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Description, Descriptions } from './Descriptions.tsx';

const copied: string[] = [];
Object.defineProperty(navigator, 'clipboard', {
  value: {
    writeText: async (text: string) => {
      copied.push(text);
      document.body.dataset.copied = copied.join();
    },
  },
});

document.documentElement.dataset.brand = 'fairway';
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <UiProvider messages={en}>
    <Descriptions>
      <Description term="Vessel">CSCL PACIFIC</Description>
      <Description term="Container" copy="CSQU3054383">
        CSQU 305438 3
      </Description>
      <Description term="Remark" />
      <Description term="Status">
        <Badge tone="good">Confirmed</Badge>
      </Description>
    </Descriptions>
    <EmptyState kind="failed" traceId="req-7f3a" actions={<Button>Try again</Button>} />
  </UiProvider>,
);
