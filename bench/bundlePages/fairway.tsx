import '@fairway/ui/brands/fairway';
import { zh } from '@fairway/ui/messages/zh';
import { createRoot } from 'react-dom/client';
import { Page } from './FairwayPage.tsx';

createRoot(document.body).render(<Page messages={zh} />);
