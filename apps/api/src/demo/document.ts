import type { ContentPush } from '@korb/contracts/content-push';
import type { z } from 'zod';

/** A document as an editor would publish it, without what the seed adds. */
export type DemoDocument = DistributiveOmit<z.input<typeof ContentPush>, 'tenantId' | 'version'>;

type DistributiveOmit<T, K extends string> = T extends unknown ? Omit<T, K> : never;
