import { dataQuality } from '@fairway/gateway/contract/dataQuality';
import { type Route, read } from '../../http/answer.ts';
import { selectQuality } from './selectQuality.ts';

export const routes: readonly Route[] = [read(dataQuality.selectQuality, selectQuality)];
