import { sha256 } from '../../secrets.ts';

/** An invented account of the sandbox's social app. */
export interface SandboxSocialAccount {
  readonly socialId: string;
  readonly name: string;
  /** Email of the sample account that it is bound to. */
  readonly boundTo?: string;
}

export const sandboxSocialAccounts: readonly SandboxSocialAccount[] = [
  { socialId: 'sandbox-lin', name: '林一帆（示例）', boundTo: 'free@example.com' },
  { socialId: 'sandbox-shen', name: '沈知远（示例）', boundTo: 'member@example.com' },
  { socialId: 'sandbox-new', name: '新朋友（示例）' },
];

/** The id of an account by a chosen name: the same name is the same person. */
export function sandboxSocialId(name: string): string {
  return `sandbox-${sha256(name.trim()).toString('hex').slice(0, 24)}`;
}
