import { newsDesk } from '@fairway/gateway/contract/newsDesk';
import { useMutation, useNotices, useNotify } from '@fairway/site';

/** Uploads a picture of a text; resolves to its address, or to nothing after the message of a failure. */
export function usePictureUpload(): (file: File) => Promise<string | undefined> {
  const { messageOf } = useNotices();
  const notify = useNotify('news-picture');
  const upload = useMutation(
    (file: File, send) => send(newsDesk.uploadPicture, { body: { file } }, { timeout: 120_000 }),
    {
      subject: 'news-picture',
      refresh: false,
      onError: (error) => {
        notify(messageOf(error) ?? '', 'bad');
        return true;
      },
    },
  );
  return async (file) => (await upload.mutateAsync(file))?.path;
}
