import type { Menu } from '../../documents/menu.ts'
import type { Sales } from '../../documents/sales.ts'
import type { ResultNoun } from '../request/describe-recipe-wish.ts'

interface WizardInputBase {
  /** Key of the answer in `automation_requests.input_data`. */
  id: string
  label: string
  required: boolean
  description?: string
  placeholder?: string
  options?: readonly string[]
  /** Most characters. On a multiselect: of all the owner's own entries together; absent = no own entries. */
  maxLength?: number
  /** Extensions with their dot, lower case. */
  fileTypes?: readonly string[]
}

export interface SelectInput extends WizardInputBase {
  type: 'select'
  options: readonly string[]
}

export interface MultiselectInput extends WizardInputBase {
  type: 'multiselect'
  options: readonly string[]
}

export interface TextareaInput extends WizardInputBase {
  type: 'textarea'
}

export interface FileInput extends WizardInputBase {
  type: 'file'
  fileTypes: readonly string[]
  /** What is extracted from the file, for the owner to correct before paying. */
  reads: 'menu' | 'sales'
}

/** One step of the wizard. */
export type WizardInput = SelectInput | MultiselectInput | TextareaInput | FileInput

/** What an automation asks and gives. Names, costs and times live in `automations_catalog`. */
export interface AutomationDefinition {
  /** Name of one result and of several, for counting: "6 drinks". */
  result: ResultNoun
  /** What the owner receives, in Portuguese; the hub's cards show the first three. */
  outputs: readonly string[]
  /** One input per step, in order. */
  inputs: readonly WizardInput[]
}

/**
 * An uploaded file: where it is stored, what the browser reported about it, and the content read from it, as corrected
 * by the owner. The engines use the corrected content.
 */
export interface FileAnswer {
  path: string
  name: string
  /** Bytes. */
  size: number
  type: string
  menu?: Menu | undefined
  sales?: Sales | undefined
}

/** The menu saved on `/casa`, sent instead of a file, as corrected for this request. */
export interface HouseMenuAnswer {
  house: true
  menu?: Menu | undefined
  sales?: undefined
}

export type AnswerValue = string | string[] | FileAnswer | HouseMenuAnswer

export function isUpload(answer: AnswerValue | undefined): answer is FileAnswer {
  return typeof answer === 'object' && 'path' in answer
}

export function isHouseMenu(answer: AnswerValue | undefined): answer is HouseMenuAnswer {
  return typeof answer === 'object' && 'house' in answer
}

/** The owner's answers by input id; optional steps may be missing. */
export type Answers = Record<string, AnswerValue | undefined>
