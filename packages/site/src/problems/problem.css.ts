import { layout, space } from '@fairway/ui/theme';

export const page = layout({ paddingBlock: space.chapter });
