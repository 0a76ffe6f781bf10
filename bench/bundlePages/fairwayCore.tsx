import '@fairway/ui/brands/fairway';
import { growingMessages } from '@fairway/ui';
import { core } from '@fairway/ui/messages/zh/core';
import { createRoot } from 'react-dom/client';
import { Page } from './FairwayPage.tsx';

createRoot(document.body).render(<Page messages={growingMessages(core).messages} />);
