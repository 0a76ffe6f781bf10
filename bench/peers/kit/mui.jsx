import { Button, Chip, CssBaseline, OutlinedInput, useColorScheme } from '@mui/material';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useEffect } from 'react';
import { keep, kitPage } from './page.jsx';

const names = { 'aria-label': 'Remark' };

function Row({ index, step }) {
  return (
    <div className="row">
      <Button variant="outlined">{`Book ${index} ${step}`}</Button>
      <OutlinedInput size="small" inputProps={names} value={`Remark ${index} ${step}`} onChange={keep} />
      <Chip size="small" label={`Sailing ${step}`} />
    </div>
  );
}

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data' },
  colorSchemes: { light: true, dark: true },
});

function Scheme({ dark }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(dark ? 'dark' : 'light'), [dark, setMode]);
  return null;
}

kitPage(Row, ({ dark, children }) => (
  <ThemeProvider theme={theme} defaultMode="light" storageManager={null}>
    <CssBaseline />
    <Scheme dark={dark} />
    {children}
  </ThemeProvider>
));
