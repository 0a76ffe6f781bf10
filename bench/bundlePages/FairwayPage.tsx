import {
  Badge,
  Button,
  Checkbox,
  Dialog,
  type Messages,
  Select,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TextField,
  Tooltip,
  UiProvider,
} from '@fairway/ui';
import { useState } from 'react';

const ports = [
  { value: 'CNSHA', label: 'Shanghai' },
  { value: 'USLAX', label: 'Los Angeles' },
];

export function Page({ messages }: { messages: Messages }) {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState('price');
  return (
    <UiProvider messages={messages}>
      <Tooltip text="Opens a dialog">
        <Button onClick={() => setOpen(true)}>Book</Button>
      </Tooltip>
      <TextField label="Remark" />
      <Select label="Port" options={ports} />
      <Checkbox label="Direct" />
      <Badge>New</Badge>
      <Tabs value={tab} onValueChange={setTab}>
        <TabList label="Sailing">
          <Tab value="price">Price</Tab>
          <Tab value="week">Week</Tab>
        </TabList>
        <TabPanel value="price">800</TabPanel>
        <TabPanel value="week">48</TabPanel>
      </Tabs>
      <Dialog open={open} onClose={() => setOpen(false)} title="Book">
        Sailing
      </Dialog>
    </UiProvider>
  );
}
