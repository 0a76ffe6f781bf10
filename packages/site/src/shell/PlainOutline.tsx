import { Content, PageHead, Skeleton, Stack } from '@fairway/ui';

/** Stands for a page that has no outline of its own: what it is called, and room for what is on its way. Seen only. */
export function PlainOutline({ title }: { title: string }) {
  return (
    <Content whole aria-hidden="true">
      <Stack gap="xl">
        <PageHead heading={title} />
        <Skeleton lines={3} />
        <Skeleton height={240} />
      </Stack>
    </Content>
  );
}
