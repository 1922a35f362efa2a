export default function P(){return <h1>automations/wizard-page</h1>}
