import * as z from 'zod/mini'
import { questionSubjects } from '../../base/request/question-subjects.ts'

const text = z.string().check(z.minLength(1))
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

const pictureSchema = z.object({
  light: text,
  angle: text,
  who: text,
})

const postSchema = z.object({
  /** 1 to 30. */
  number: z.int(),
  day,
  hour: z.int(),
  format: z.enum(['Reels', 'Carrossel', 'Foto', 'Stories']),
  /** Its focus or its date. */
  theme: text,
  title: text,
  copy: text,
  visual: text,
  hashtags: z.array(text),
  // Absent in older calendars.
  /** Text overlaid on the picture, besides what it shows. */
  picture: z.optional(pictureSchema),
  /** For Stories: the text on the screens, and the sticker. */
  stories: z.optional(text),
  /** For a broadcast list on WhatsApp; only some posts of each week. */
  whatsapp: z.optional(text),
  /** The caption in English, and the language of one that is not Portuguese. */
  english: z.optional(text),
  language: z.optional(text),
  /** What it is for, and when its picture is taken. */
  aim: z.optional(text),
  shot: z.optional(text),
  /** For a conversation on WhatsApp, when someone asks about the post; of every post that goes to no list. */
  whatsappAnswer: z.optional(text),
  /** Last sentences to choose from, by what the owner decides: open or closed on a holiday. */
  endings: z.optional(z.array(z.object({ label: text, text }))),
  /** What the owner adds or confirms before publishing. */
  need: z.optional(text),
  /** Whether the alcohol warning applies. */
  alcohol: z.boolean(),
  /** Subjects that the owner counts, and statements of the owner that it tells. */
  topics: z.optional(z.array(text)),
  tells: z.optional(z.array(text)),
})

export const postCalendarSchema = z.object({
  kind: z.literal('post_calendar'),
  title: text,
  summary: text,
  voices: z.array(text),
  themes: z.array(text),
  frequency: text,
  posts: z.array(postSchema).check(z.minLength(1), z.maxLength(30)),
  /** Dates that have a post, and what was not understood of the owner's text. */
  dates: z.array(z.object({ day, name: text })),
  notUnderstood: z.array(z.string()),
  /** Which data came from the house, and which missing data would improve the calendar. */
  house: z.optional(z.array(text)),
  /** The owner's questions with their answers; `about` is null for a request that is refused. */
  answers: z.optional(
    z.array(
      z.object({
        about: z.nullable(z.enum(questionSubjects)),
        of: z.nullable(z.string()),
        title: text,
        text,
        table: z.optional(
          z.object({ caption: text, headers: z.array(text), rows: z.array(z.array(z.string())) }),
        ),
      }),
    ),
  ),
  /** What each week is for; `from` its Monday. */
  weeks: z.optional(z.array(z.object({ from: day, goal: text }))),
  /** How the owner's days were read, and what is still to be said. */
  readings: z.optional(z.array(text)),
  /** How to photograph, measure and answer: lists under titles. */
  plan: z.optional(z.array(z.object({ id: text, title: text, lines: z.array(text) }))),
  assumptions: z.array(text),
  /** Whether labels and instructions have no English word either; absent in older calendars. */
  portuguese: z.optional(z.literal(true)),
})

export type Picture = z.output<typeof pictureSchema>
export type Post = z.output<typeof postSchema>
export type PostCalendar = z.output<typeof postCalendarSchema>
