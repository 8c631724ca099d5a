import type { ContentPush } from '@korb/contracts/content/content-push';
import type { z } from 'zod';

/** A document as an editor would publish it, without what the sender adds. */
export type DemoDocument = DistributiveOmit<z.input<typeof ContentPush>, 'tenantId' | 'version'>;
export type DemoPage = Extract<DemoDocument, { kind: 'page' }>;
export type PageInput = NonNullable<DemoPage['document']>;
export type BlockInput = NonNullable<PageInput['blocks']>[number];

type DistributiveOmit<T, K extends string> = T extends unknown ? Omit<T, K> : never;
