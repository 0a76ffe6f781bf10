import '@mantine/core/styles.css';
import {
  Badge,
  Button,
  Checkbox,
  MantineProvider,
  Modal,
  Select,
  Tabs,
  TextInput,
  Tooltip,
} from '@mantine/core';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ports, tabs } from './data.js';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <MantineProvider>
      <Tooltip label="Opens a dialog">
        <Button onClick={() => setOpen(true)}>Book</Button>
      </Tooltip>
      <TextInput label="Remark" />
      <Select label="Port" data={ports} />
      <Checkbox label="Direct" />
      <Badge>New</Badge>
      <Tabs defaultValue="price">
        <Tabs.List>
          {tabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ value, text }) => (
          <Tabs.Panel key={value} value={value}>
            {text}
          </Tabs.Panel>
        ))}
      </Tabs>
      <Modal opened={open} onClose={() => setOpen(false)} title="Book">
        Sailing
      </Modal>
    </MantineProvider>
  );
}

createRoot(document.body).render(<Page />);
