import { createContext } from 'react';

/** When the server drew the page that a browser takes over; null in a page that the browser drew. */
export const RenderedAtContext = createContext<Date | null>(null);
