import type { RewritableFields } from '../../define-automation.ts'
import type { PostCalendar } from './schema.ts'

export const words: RewritableFields<PostCalendar> = { post_calendar: ['summary', 'posts[].visual'] }
