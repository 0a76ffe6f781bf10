import { mountSpecimen } from '../../../stories/mountSpecimen.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
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

mountSpecimen(
  <>
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
  </>,
);
