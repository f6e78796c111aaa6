"""A merchant's backend on FastAPI. Copy webhook.py beside it. Run: python3 backend.py"""
import asyncio, json, os, secrets, time, urllib.error, urllib.request
import uvicorn
from fastapi import FastAPI, HTTPException, Request, Response
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException as AnyHTTPException
from webhook import read_event

SERVICE, KEY = os.environ.get("PAY_SERVICE", "http://127.0.0.1:4242"), os.environ.get("PAY_API_KEY", "")
PRICES = {"pix_br": {"currency": "BRL", "amount": "129.90"}}
RESEND_SECONDS = 30
owners, mandates, sent = {}, {}, {}  # A database, in a real shop. The service cannot retrieve mandates.
app = FastAPI()


def ask(method, path, body=None, key=None):
    """The response of the payment service. Only this backend has the key."""
    headers = {"accept": "application/json", "content-type": "application/json", "authorization": f"Bearer {KEY}"}
    if method == "POST":
        headers["idempotency-key"] = key or secrets.token_hex(16)
    data = json.dumps(body or {}).encode() if method == "POST" else None
    try:
        with urllib.request.urlopen(urllib.request.Request(SERVICE + path, data, headers, method=method), timeout=20) as sent_back:
            status, found = sent_back.status, json.load(sent_back)
    except urllib.error.HTTPError as error:
        status, found = error.code, json.load(error)
    except (OSError, ValueError):
        raise HTTPException(502, "The payment service could not be reached.") from None
    if found.get("object") == "mandate":
        mandates[found["id"]] = found
    return JSONResponse(found, status, {"cache-control": "no-store"}), found.get("id")


@app.exception_handler(AnyHTTPException)
async def refuse(request, error):
    kind = "invalid_request_error" if error.status_code < 500 else "api_error"
    return JSONResponse({"error": {"type": kind, "message": error.detail}}, error.status_code, getattr(error, "headers", None))


async def read(request: Request):
    if request.headers.get("sec-fetch-site", "same-origin") != "same-origin":
        raise HTTPException(403, "A page of another site.")
    try:
        return dict(json.loads(await request.body()))
    except (TypeError, ValueError):
        raise HTTPException(400, "The body is not JSON.") from None


def owned(request: Request, id: str):
    """Others learn not even that a payment exists."""
    if id not in owners or owners[id] != request.cookies.get("session"):
        raise HTTPException(404, "No such payment or mandate.")


@app.post("/merchant/orders")
async def order(request: Request):
    name, key = (await read(request)).get("method"), request.headers.get("idempotency-key")
    if isinstance(name, str) and name in PRICES:  # The shop sets the price, not the page.
        answer, id = await asyncio.to_thread(ask, "POST", "/v1/payments", {"payment_method": name, **PRICES[name]}, key)
    elif name == "ewallet_id":
        answer, customer = await asyncio.to_thread(ask, "POST", "/v1/customers", {}, key and f"{key}-customer")
        path = f"/v1/customers/{customer}/mandates"
        answer, id = await asyncio.to_thread(ask, "POST", path, {"payment_method": name}, key)
    else:
        raise HTTPException(400, "This cannot be ordered.")
    if answer.status_code == 200:
        owners[id] = request.cookies.get("session") or secrets.token_urlsafe(24)
        answer.set_cookie("session", owners[id], httponly=True, samesite="lax", secure=True)
    return answer


@app.get("/merchant/payments/{id}")
def payment(request: Request, id: str):
    owned(request, id)
    return ask("GET", f"/v1/payments/{id}")[0]


@app.get("/merchant/mandates/{id}")
def mandate(request: Request, id: str):
    owned(request, id)
    return JSONResponse(mandates[id], 200, {"cache-control": "no-store"})


@app.post("/merchant/v1/mandates/{id}/verify")
async def verify(request: Request, id: str):
    body, key = await read(request), request.headers.get("idempotency-key")
    owned(request, id)
    # The code is neither logged nor stored.
    return (await asyncio.to_thread(ask, "POST", f"/v1/mandates/{id}/verify", {"otp": body.get("otp")}, key))[0]


@app.post("/merchant/v1/mandates/{id}/resend")
async def resend(request: Request, id: str):
    await read(request)
    owned(request, id)
    wait = sent.get(id, -RESEND_SECONDS) + RESEND_SECONDS - time.monotonic()
    if wait > 0:
        raise HTTPException(429, "Another code was sent just now.", {"retry-after": str(int(wait) + 1)})
    sent[id] = time.monotonic()
    return (await asyncio.to_thread(ask, "POST", f"/sandbox/mandates/{id}/resend"))[0]


@app.post("/merchant/webhooks")
async def webhooks(request: Request):
    try:
        event = read_event(os.environ["WEBHOOK_SECRET"], request.headers, await request.body())
    except (KeyError, ValueError):
        raise HTTPException(400, "The webhook is not signed, or too old.") from None
    if event["type"] == "payment.paid":
        print("Deliver", event["data"]["id"], flush=True)
    return Response(status_code=204)


uvicorn.run(app, host="127.0.0.1", port=int(os.environ.get("PORT", 8080)), log_level="warning")
