import { icon } from '../icon/icon.tsx';

export const ChevronUpIcon = icon('M18 15l-6-6-6 6');
