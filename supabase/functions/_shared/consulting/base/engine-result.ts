/** One result of an automation: a card of the wizard and a row of `generated_content`. */
export type EngineResult<Content> = {
  title: string
  contentType: 'recipe' | 'analysis' | 'content'
  content: Content
  downloadable: boolean
}
