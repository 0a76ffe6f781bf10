import '@mantine/core/styles.css';
import { Badge, Button, MantineProvider, TextInput } from '@mantine/core';
import { keep, kitPage } from './page.jsx';

function Row({ index, step }) {
  return (
    <div className="row">
      <Button variant="default">{`Book ${index} ${step}`}</Button>
      <TextInput aria-label="Remark" value={`Remark ${index} ${step}`} onChange={keep} />
      <Badge>{`Sailing ${step}`}</Badge>
    </div>
  );
}

kitPage(Row, ({ dark, children }) => (
  <MantineProvider forceColorScheme={dark ? 'dark' : 'light'}>{children}</MantineProvider>
));
