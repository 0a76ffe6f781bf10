import {
  Button,
  Checkbox,
  Chip,
  CssBaseline,
  Dialog,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  Select,
  Tab,
  Tabs,
  TextField,
  Tooltip,
} from '@mui/material';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ports, tabs } from './data.js';

function Page() {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState('price');
  const close = () => setOpen(false);
  return (
    <>
      <CssBaseline />
      <Tooltip title="Opens a dialog">
        <Button onClick={() => setOpen(true)}>Book</Button>
      </Tooltip>
      <TextField label="Remark" />
      <Select label="Port" defaultValue="CNSHA">
        {ports.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </Select>
      <FormControlLabel control={<Checkbox />} label="Direct" />
      <Chip label="New" />
      <Tabs value={tab} onChange={(_, value) => setTab(value)}>
        {tabs.map(({ value, label }) => (
          <Tab key={value} value={value} label={label} />
        ))}
      </Tabs>
      {tabs.find(({ value }) => value === tab).text}
      <Dialog open={open} onClose={close}>
        <DialogTitle>Book</DialogTitle>
        <DialogContent>Sailing</DialogContent>
      </Dialog>
    </>
  );
}

createRoot(document.body).render(<Page />);
