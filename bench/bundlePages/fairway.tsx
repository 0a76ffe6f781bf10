import '@fairway/ui/brands/fairway';
import {
  Badge,
  Button,
  Checkbox,
  Dialog,
  Select,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TextField,
  Tooltip,
  UiProvider,
} from '@fairway/ui';
import { zh } from '@fairway/ui/messages/zh';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const ports = [
  { value: 'CNSHA', label: 'Shanghai' },
  { value: 'USLAX', label: 'Los Angeles' },
];

function Page() {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState('price');
  return (
    <UiProvider messages={zh}>
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

createRoot(document.body).render(<Page />);
