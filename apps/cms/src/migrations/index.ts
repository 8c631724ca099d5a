import * as migration_20261115_032011_initial from './20261115_032011_initial.ts';
import * as migration_20261115_053544_successor from './20261115_053544_successor.ts';
import * as migration_20261115_094000_portion_price from './20261115_094000_portion_price.ts';
import * as migration_20261115_153000_start_page from './20261115_153000_start_page.ts';
import * as migration_20261115_213828_version_author from './20261115_213828_version_author.ts';
import * as migration_20261116_021927_second_factor from './20261116_021927_second_factor.ts';
import * as migration_20261117_001512_vouchers from './20261117_001512_vouchers.ts';

export const migrations = [
  {
    up: migration_20261115_032011_initial.up,
    down: migration_20261115_032011_initial.down,
    name: '20261115_032011_initial',
  },
  {
    up: migration_20261115_053544_successor.up,
    down: migration_20261115_053544_successor.down,
    name: '20261115_053544_successor',
  },
  {
    up: migration_20261115_094000_portion_price.up,
    down: migration_20261115_094000_portion_price.down,
    name: '20261115_094000_portion_price',
  },
  {
    up: migration_20261115_153000_start_page.up,
    down: migration_20261115_153000_start_page.down,
    name: '20261115_153000_start_page',
  },
  {
    up: migration_20261115_213828_version_author.up,
    down: migration_20261115_213828_version_author.down,
    name: '20261115_213828_version_author',
  },
  {
    up: migration_20261116_021927_second_factor.up,
    down: migration_20261116_021927_second_factor.down,
    name: '20261116_021927_second_factor',
  },
  {
    up: migration_20261117_001512_vouchers.up,
    down: migration_20261117_001512_vouchers.down,
    name: '20261117_001512_vouchers'
  },
];
