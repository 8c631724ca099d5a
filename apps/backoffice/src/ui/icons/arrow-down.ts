// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const ArrowDownIcon = icon('M12 5v14M19 12l-7 7-7-7');
