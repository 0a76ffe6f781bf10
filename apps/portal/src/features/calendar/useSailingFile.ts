import type { InputOf } from '@fairway/gateway';
import { calendarFeed } from '@fairway/gateway/contract/calendarFeed';
import { type MutationResult, useMutation } from '@fairway/site';
import { saveFile } from '@fairway/ui/table';

type FileInput = InputOf<typeof calendarFeed.selectFile>;

/** Saves the calendar file of a sailing, with the days of a plan where the query names them. */
export function useSailingFile(): MutationResult<FileInput, void> {
  return useMutation(
    async (input: FileInput, send) => {
      const { fileName, content } = await send(calendarFeed.selectFile, input);
      saveFile(new Blob([content], { type: 'text/calendar;charset=utf-8' }), fileName);
    },
    { subject: ({ query }) => `calendar file ${query.id}`, refresh: false },
  );
}
