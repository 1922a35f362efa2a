import type { RewritableFields } from '../../define-automation.ts'
import type { SalesForecast } from './schema.ts'

export const words: RewritableFields<SalesForecast> = { sales_forecast: ['summary'] }
