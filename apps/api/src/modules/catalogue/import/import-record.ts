import type { FeedRecord } from '@korb/contracts/catalogue/catalogue-feed';

export type RecordOf<Type extends FeedRecord['type']> = Extract<FeedRecord, { type: Type }>;
