// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const MinusIcon = icon('M5 12h14');
