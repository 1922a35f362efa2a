import { addStyle } from '@/ui/add-style'
import rules from './preferences.css?inline'

// Not a linked file: after a failure, an import asks again, but a link does not.
addStyle(rules)
