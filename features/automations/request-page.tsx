export default function P(){return <h1>automations/request-page</h1>}
