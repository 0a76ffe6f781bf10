import {
  Badge,
  Button,
  Checkbox,
  Dialog,
  DialogBody,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  FluentProvider,
  Input,
  Select,
  Tab,
  TabList,
  Tooltip,
  webLightTheme,
} from '@fluentui/react-components';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ports, tabs } from './data.js';

function Page() {
  const [tab, setTab] = useState('price');
  return (
    <FluentProvider theme={webLightTheme}>
      <Dialog>
        <DialogTrigger>
          <Tooltip content="Opens a dialog" relationship="description">
            <Button>Book</Button>
          </Tooltip>
        </DialogTrigger>
        <DialogSurface>
          <DialogBody>
            <DialogTitle>Book</DialogTitle>
            Sailing
          </DialogBody>
        </DialogSurface>
      </Dialog>
      <Input aria-label="Remark" />
      <Select aria-label="Port">
        {ports.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Checkbox label="Direct" />
      <Badge>New</Badge>
      <TabList selectedValue={tab} onTabSelect={(_, { value }) => setTab(value)}>
        {tabs.map(({ value, label }) => (
          <Tab key={value} value={value}>
            {label}
          </Tab>
        ))}
      </TabList>
      {tabs.find(({ value }) => value === tab).text}
    </FluentProvider>
  );
}

createRoot(document.body).render(<Page />);
